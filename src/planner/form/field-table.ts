import { useOf } from '../engine/demand/annual-demand.ts';
import { TURBINES, type TurbineModel, type TariffName } from '../engine/plan.ts';
import { mapValues } from '../../records.ts';
import { choiceField, defaultTo, figureInPence, numberField, penceField } from './create-field.ts';

const FLOORS_M2 = { small: 65, medium: 100, large: 160 } as const;
const PEOPLE = { small: 2, medium: 3, large: 4 } as const;
/** Ofgem's typical use. */
const TYPICAL_KWH = 2500;
const BEDROOMS = 'Estimated from the number of bedrooms';
const OFGEM = 'Ofgem, typical use from July 2026, adjusted for the number of people (SAP 2012)';
/** Tariffs with off-peak night rates charge more during the day. */
export const DAY_SURCHARGE = 1.1;
const WITH_CHEAP_HOURS = ['night', 'heating'] as const;

const TURBINE_LABELS = mapValues<TurbineModel, (typeof TURBINES)[TurbineModel], string>(
  TURBINES,
  ({ ratedKw }) => `${ratedKw} kW`,
);
const FOR_CAR = { onlyFor: ['presentCar', 'fuel', 'charger', 'plug'] } as const;

const TARIFF_LABELS: Readonly<Record<TariffName, string>> = {
  night: 'Night rate: 7 cheap hours',
  go: 'Car tariff: 5 cheap hours',
  cosy: 'Heat pump tariff: 8 cheap hours, expensive evening',
};

/** Decides which grants and schemes apply. */
const WHO = {
  who: choiceField(
    'You are',
    {
      owner: 'Owner, main home',
      second: 'Owner, second home',
      tenant: 'Tenant',
      landlord: 'Landlord',
      business: 'Business or holiday let',
    },
    defaultTo('owner'),
  ),
  /** Decides whether more help is available. */
  helped: choiceField(
    'Anyone at home over 60 or on benefits?',
    { no: 'No', yes: 'Yes' },
    defaultTo('no'),
    {
      onlyFor: ['who', 'owner', 'tenant'],
    },
  ),
};

/** The house. Six of these are on its energy certificate. */
const HOUSE = {
  house: choiceField(
    'Bedrooms',
    { small: '1 or 2', medium: '3 or 4', large: '5 or more' },
    defaultTo('medium'),
  ),
  heating: choiceField(
    'Heating',
    {
      oil: 'Oil boiler',
      'old-oil': 'Oil boiler, due to be replaced',
      lpg: 'LPG boiler',
      solid: 'Coal, peat or wood',
      direct: 'Electric heaters',
      storage: 'Storage heaters',
      'heat-pump': 'Heat pump',
    },
    defaultTo('oil'),
  ),
  walls: choiceField(
    'Walls',
    {
      stone: 'Stone or solid',
      cavity: 'Cavity, not filled',
      filled: 'Cavity, filled',
      timber: 'Timber frame',
      new: 'Built since 2004',
    },
    defaultTo('cavity'),
  ),
  loft: choiceField(
    'Loft insulation',
    { thin: 'Under 100 mm', thick: '100 mm or more', none: 'No loft' },
    defaultTo('thin'),
  ),
  hotWater: choiceField(
    'Hot water',
    { cylinder: 'A cylinder', combi: 'No cylinder (combi)' },
    defaultTo('cylinder'),
  ),
  windows: choiceField(
    'Windows',
    { double: 'Double glazed', single: 'Single glazed' },
    defaultTo('double'),
  ),
  floorM2: numberField('Floor area', 'm²', [10, 1000], ({ house }) =>
    defaultTo(FLOORS_M2[house], BEDROOMS),
  ),
  presentCar: choiceField(
    'Car today',
    {
      none: 'None',
      fuel: 'Petrol or diesel',
      charger: 'Electric, with a charger',
      plug: 'Electric, charged from a socket',
    },
    defaultTo('none'),
  ),
  presentPanels: numberField('Solar panels now', 'kW', [0, 50], defaultTo(0)),
  presentBattery: numberField('Battery now', 'kWh', [0, 50], defaultTo(0)),
  presentTurbine: choiceField(
    'Wind turbine now',
    { none: 'None', ...TURBINE_LABELS },
    defaultTo('none'),
  ),
};

/** Current energy prices and bills. */
const TARIFF = {
  presentTariff: choiceField(
    'Electricity tariff today',
    {
      single: 'One price all day',
      night: 'Economy 7',
      heating: 'Total Heating Total Control',
      smart: 'Smart tariff with export payments',
    },
    ({ heating }) => defaultTo(heating === 'storage' ? 'night' : 'single'),
  ),
  spendIn: choiceField(
    'Enter your bills as',
    {
      year: '£ a year, electricity and heating',
      month: '£ a month, electricity and heating',
      litres: 'Litres of oil or LPG a year',
      kwh: 'kWh of heating a year',
    },
    defaultTo('year'),
  ),
  spend: numberField('Amount', '', [0, 100_000], defaultTo(NaN, 'Blank: a typical house')),
};

const MORE = {
  electricityPence: penceField(
    'Electricity price',
    'p a kWh',
    [5, 100],
    ({ figures, presentTariff }) => {
      const hasNight = (WITH_CHEAP_HOURS as readonly string[]).includes(presentTariff);
      return figureInPence(figures.electricityPrice, hasNight ? DAY_SURCHARGE : 1);
    },
  ),
  nightPence: penceField(
    'Night price',
    'p a kWh',
    [1, 80],
    ({ figures }) => figureInPence(figures.nightPrice),
    { onlyFor: ['presentTariff', ...WITH_CHEAP_HOURS] },
  ),
  oilPence: penceField(
    'Heating oil price',
    'p a litre',
    [20, 400],
    ({ figures }) => figureInPence(figures.oilLitrePrice),
    { onlyFor: ['heating', 'oil', 'old-oil'] },
  ),
  exportPence: penceField('Export price', 'p a kWh', [0, 60], ({ figures, presentTariff }) =>
    figureInPence(presentTariff === 'smart' ? figures.exportPriceCustomer : figures.exportPrice),
  ),
  miles: numberField(
    'Miles driven a year',
    'miles',
    [0, 30_000],
    defaultTo(7000, 'Our estimate for an average car'),
    FOR_CAR,
  ),
  people: numberField('People', 'people', [1, 20], ({ house }) =>
    defaultTo(PEOPLE[house], BEDROOMS),
  ),
  householdKwh: numberField(
    'Electricity a year, excluding heating and car',
    'kWh',
    [0, 100_000],
    ({ house, people = PEOPLE[house] }) =>
      defaultTo(Math.round(useOf(people, PEOPLE.medium, TYPICAL_KWH)), OFGEM),
  ),
  presence: choiceField(
    'When is someone at home?',
    { average: 'As in most homes', 'all-day': 'All day', evenings: 'Evenings and weekends' },
    defaultTo('average', 'Elexon profile class 1: an average of many homes'),
  ),
};

/** The plan: equipment, insulation and tariff. */
const PLAN = {
  panels: numberField('Solar panels', 'kW', [0, 12], defaultTo(0), { kind: 'slider', step: 0.5 }),
  facing: choiceField(
    'The roof faces',
    {
      '90': 'East',
      '135': 'South-east',
      '180': 'South',
      '225': 'South-west',
      '270': 'West',
      both: 'East and west, half each',
    },
    defaultTo('180', 'The direction that makes most, at 35°'),
  ),
  turbine: choiceField('Wind turbine', { none: 'None', ...TURBINE_LABELS }, defaultTo('none')),
  battery: numberField('Battery', 'kWh', [0, 20], defaultTo(0), { kind: 'slider', step: 1 }),
  warmth: choiceField(
    'Heating',
    {
      keep: 'As it is today',
      radiators: 'Heat pump with radiators',
      floor: 'Heat pump with underfloor heating',
    },
    defaultTo('keep'),
  ),
  tariff: choiceField(
    'Electricity tariff',
    { keep: 'As it is today', ...TARIFF_LABELS },
    defaultTo('keep'),
  ),
  car: choiceField(
    'Electric car',
    {
      keep: 'As it is today',
      cheap: 'Charged in the cheap hours',
      spare: 'Charged from spare solar and wind power',
      noon: 'Charged from spare solar power, plugged in from 10 am to 4 pm',
    },
    defaultTo('keep'),
  ),
  addLoft: choiceField(
    'Loft insulation',
    { keep: 'As it is', done: 'To 270 mm' },
    defaultTo('keep'),
  ),
  addWalls: choiceField(
    'Walls',
    {
      keep: 'As they are',
      cavity: 'Cavity filled, after a survey',
      inside: 'Insulated from inside',
    },
    defaultTo('keep'),
  ),
  draughts: choiceField(
    'Draught-proofing and heating controls',
    { keep: 'As they are', done: 'Done' },
    defaultTo('keep'),
  ),
  diverter: choiceField(
    'Hot water from spare power',
    { none: 'No', fitted: 'With a diverter' },
    defaultTo('none'),
  ),
};

/** Measured or quoted figures, which replace our estimates. */
const SURVEY = {
  quote: numberField('Quoted price for the whole plan', '£', [1, 200_000], defaultTo(NaN)),
  heatLoss: numberField('Measured heat loss of the house', 'W/K', [20, 3000], defaultTo(NaN)),
  shade: numberField('Sunlight lost to shade', '%', [0, 90], defaultTo(0)),
  hubWind: numberField(
    'Mean wind speed at the turbine’s hub',
    'm/s',
    [2, 15],
    defaultTo(
      NaN,
      'We assume 6, for open ground. Sheltered places have about 5, ridges and shores about 7',
    ),
  ),
};

/** All fields of the planner by section, in their order on the page and in the URL. */
export const FIELD_SECTIONS = {
  who: WHO,
  house: HOUSE,
  tariff: TARIFF,
  more: MORE,
  plan: PLAN,
  survey: SURVEY,
};

/** Shared links contain the names, so that unclear ones stay, such as `house` for bedrooms and `present…` for existing equipment. */
export const FIELD_TABLE = { ...WHO, ...HOUSE, ...TARIFF, ...MORE, ...PLAN, ...SURVEY };
