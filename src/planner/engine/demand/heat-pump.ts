export type HeatSink = 'radiators' | 'floor' | 'water';

/**
 * COP by the lift from outdoor air to flow, K. When2Heat (Ruhnau, Hirth, Praktiknjo, Scientific Data 2019), air source,
 * with its correction from laboratory to field. Parameters at 95e73c5, MIT.
 */
const CURVE = { constant: 6.08, perK: -0.0941, perK2: 0.000464 } as const;
const FIELD_CORRECTION = 0.85;
const LEAST_LIFT_K = 15;

/** Flow temperature by outdoor temperature, both °C. */
const FLOW_C: Readonly<Record<HeatSink, (outdoorC: number) => number>> = {
  radiators: (outdoorC) => 40 - outdoorC,
  floor: (outdoorC) => 30 - 0.5 * outdoorC,
  water: () => 50,
};

/** kWh of heat from an air-source heat pump for each kWh of electricity. @param outdoorC °C */
export const heatPumpCop = (sink: HeatSink, outdoorC: number): number =>
  copByLift(FLOW_C[sink](outdoorC) - outdoorC);

/** The same by how much warmer the flow is than the air outside, K. */
export function copByLift(liftK: number): number {
  const lift = Math.max(LEAST_LIFT_K, liftK);
  return FIELD_CORRECTION * (CURVE.constant + CURVE.perK * lift + CURVE.perK2 * lift ** 2);
}
