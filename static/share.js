"use strict";
// The picture comes as SVG; phones share a PNG, so the browser draws one.

(() => {
  const drawn = async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    canvas.getContext("2d").drawImage(image, 0, 0);
    return new Promise((done) => { canvas.toBlob(done, "image/png"); });
  };

  const keep = (blob, name) => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  };

  const share = async (button) => {
    const blob = await drawn(button.href);
    const file = new File([blob], button.dataset.picture, { type: blob.type });
    if (!navigator.canShare?.({ files: [file] })) {
      keep(blob, file.name);
      return;
    }
    try {
      await navigator.share({ files: [file] });
    } catch (trouble) {
      // Whoever closes the list of apps wants nothing more; anything else leaves the file.
      if (trouble.name !== "AbortError") keep(blob, file.name);
    }
  };

  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-picture]");
    if (!button) return;
    event.preventDefault();
    share(button).catch(() => { location.assign(button.href); });
  });
})();
