const menu = document.getElementById('menu') as HTMLDialogElement;
addEventListener('click', (event) => {
  const target = event.target as Element;
  // Browsers with invoker commands do this by themselves.
  const opens = !('command' in HTMLButtonElement.prototype) && target.closest('[commandfor]');
  if (opens && !menu.open) menu.showModal();
  // Those with `closedby` close it beside it.
  else if (opens || target === menu || target.closest('#menu a')) menu.close();
});
for (const change of ['pagehide', 'popstate', 'hashchange']) {
  addEventListener(change, () => {
    menu.close();
  });
}
