const header = document.getElementById('site-header');
const settle = () => header?.classList.toggle('is-scrolled', scrollY > 10);
addEventListener('scroll', settle, { passive: true });
// Where one has scrolled is known once the page is laid out, which asking here would hurry.
requestAnimationFrame(settle);
