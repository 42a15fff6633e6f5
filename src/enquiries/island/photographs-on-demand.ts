import { lazy, type ComponentType } from 'react';

/** Loads a component on demand. Offline it may be missing: then the form goes on without it. */
const onDemand = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch(() => ({ default: (() => null) as ComponentType<Props> })));

export const PhotographField = onDemand(() => import('../photographs/PhotographField.tsx'));
export const SentPhotographs = onDemand(() => import('../photographs/SentPhotographs.tsx'));
