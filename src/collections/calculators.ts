/** The five calculators: what each answers and where it lives. */
export const CALCULATORS = [
  {
    icon: 'Sun',
    title: 'Solar',
    answers: 'What would panels on my roof make in a year, and what would that save me each month?',
    href: '/services/solar#calculator',
  },
  {
    icon: 'Wind',
    title: 'Wind',
    answers: 'What would a small turbine make at my postcode, and when has it paid for itself?',
    href: '/services/micro-turbines#calculator',
  },
  {
    icon: 'PlugZap',
    title: 'EV charging cost',
    answers: 'What does a charge cost me, how long does it take and how far does it go?',
    href: '/services/ev-chargers#calculator',
  },
  {
    icon: 'Battery',
    title: 'Battery storage',
    answers: 'What would a battery save with solar, with wind or on a night rate?',
    href: '/services/battery-storage#calculator',
  },
  {
    icon: 'Home',
    title: 'Heat pump',
    answers: 'What would heating cost with a heat pump instead of oil or electric heaters?',
    href: '/services/heat-pumps#calculator',
  },
] as const;
