/** What Playwright turns off in Chromium; of two such lists the last alone counts. */
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

/** Lists under the address bar, which a whole Chromium draws as pages for each new window: half of a visit's time. */
const LISTS_OF_ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** A switch that turns off what Playwright does, and what costs each visit time and shows nothing of a page. */
export const DISABLED_FEATURES = `--disable-features=${[...AS_PLAYWRIGHT, ...LISTS_OF_ADDRESS_BAR].join(',')}`;
