// Imports nothing, so that Astro inlines it.
// Without scripts, all panels are open below each other and the tabs are hidden.
class TabSet extends HTMLElement {
  connectedCallback() {
    const tabs = [...this.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]')];
    const select = (tab: HTMLElement) => {
      for (const each of tabs) {
        const isChosen = each === tab;
        each.setAttribute('aria-selected', String(isChosen));
        each.tabIndex = isChosen ? 0 : -1;
        panelOf(each)?.classList.toggle('is-open', isChosen);
      }
    };
    this.addEventListener('click', (event) => {
      const tab = (event.target as Element).closest<HTMLElement>('[role=tab]');
      if (tab && tabs.includes(tab)) select(tab);
    });
    this.addEventListener('keydown', (event) => {
      const at = tabs.indexOf(event.target as HTMLElement);
      if (at < 0) return;
      const steps: Record<string, number> = {
        ArrowRight: at + 1,
        ArrowLeft: at - 1,
        Home: 0,
        End: -1,
      };
      const to = steps[event.key];
      const next = to === undefined ? undefined : tabs.at(to % tabs.length);
      if (!next) return;
      event.preventDefault();
      select(next);
      next.focus();
    });
    const openFromHash = () => {
      const target = document.getElementById(/^#([^?]*)/.exec(location.hash)?.[1] ?? '');
      const tab = target && tabs.find((each) => panelOf(each)?.contains(target));
      if (!tab) return;
      select(tab);
      target.scrollIntoView();
    };
    addEventListener('hashchange', openFromHash);
    openFromHash();
  }
}
const panelOf = (tab: Element) => document.getElementById(tab.getAttribute('aria-controls') ?? '');
customElements.define('tab-set', TabSet);
