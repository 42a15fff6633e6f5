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

/** Address bar suggestions, which a full Chromium renders as pages for each new window: half of a visit's time. */
const LISTS_OF_ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** The switch that disables Playwright's list, and features that cost time without affecting pages. */
export const DISABLED_FEATURES = `--disable-features=${[...AS_PLAYWRIGHT, ...LISTS_OF_ADDRESS_BAR].join(',')}`;
