import About from '../pages/about.astro';
import Calculators from '../pages/calculators.astro';
import CaseStudies from '../pages/case-studies/index.astro';
import Contact from '../pages/contact.astro';
import Hospitality from '../pages/hospitality/index.astro';
import Home from '../pages/index.astro';
import NotFound from '../pages/not-found.astro';
import Planner from '../pages/planner.astro';
import Privacy from '../pages/privacy-policy.astro';
import Services from '../pages/services/index.astro';
import Terms from '../pages/terms.astro';
import type { Component } from './render-component.ts';

/** The page whose texts a file holds. */
export const PAGE_COMPONENTS: Readonly<Record<string, Component>> = {
  'pages/home': Home,
  'pages/about': About,
  'pages/services': Services,
  'pages/case-studies': CaseStudies,
  'pages/hospitality': Hospitality,
  'pages/contact': Contact,
  'pages/planner': Planner,
  'pages/calculators': Calculators,
  'pages/not-found': NotFound,
  'pages/terms': Terms,
  'pages/privacy': Privacy,
};
