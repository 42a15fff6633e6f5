/** Playwright's own list for Chromium, repeated because Chromium honours only the last --disable-features flag. */
const AS_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Full Chromium renders address bar suggestions as pages in each new window, which takes half of a test's time. */
const ADDRESS_BAR_SUGGESTIONS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** The switch that disables Playwright's list, and features that cost time without affecting pages. */
export const DISABLED_FEATURES = `--disable-features=${[...AS_PLAYWRIGHT, ...ADDRESS_BAR_SUGGESTIONS].join(',')}`;
