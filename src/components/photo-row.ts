/** Buttons for a row of photographs that scrolls by itself as well. */
class PhotoRow extends HTMLElement {
  connectedCallback() {
    const row = this.querySelector('ul');
    const buttons = [...this.querySelectorAll<HTMLElement>('[data-step]')];
    const stepOf = (button: HTMLElement) => Number(button.dataset['step']);
    // At an end there is nothing to go to; a button that is only marked so keeps the focus.
    const mark = () => {
      if (!row) return;
      const left = row.scrollWidth - row.clientWidth - row.scrollLeft;
      for (const button of buttons) {
        const room = stepOf(button) < 0 ? row.scrollLeft : left;
        button.setAttribute('aria-disabled', String(room < 2));
      }
    };
    this.addEventListener('click', ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('[data-step]');
      const width = row?.firstElementChild?.clientWidth ?? 0;
      if (button) row?.scrollBy({ left: stepOf(button) * width });
    });
    row?.addEventListener('scroll', mark, { passive: true });
    if (row) new ResizeObserver(mark).observe(row);
  }
}
customElements.define('photo-row', PhotoRow);
