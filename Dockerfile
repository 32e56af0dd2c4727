# The server alone: no compiler, no tests, no rights that it does not need.
FROM python:3.13-slim AS build
WORKDIR /source
RUN pip install --no-cache-dir build
COPY . .
RUN python -m build --wheel --outdir /wheels

FROM python:3.13-slim
RUN useradd --system --uid 10001 --create-home --home-dir /var/lib/rollwrite rollwrite
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir /wheels/*.whl && rm -r /wheels
USER rollwrite
ENV PYTHONUNBUFFERED=1 ROLLWRITE_DATA=/var/lib/rollwrite
VOLUME /var/lib/rollwrite
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
# Exec form: the server itself gets the signal that ends it.
ENTRYPOINT ["rollwrite", "serve", "--port", "8000"]
