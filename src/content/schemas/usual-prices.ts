/**
 * About what things cost, in the units of content/figures.json: only for noticing a price with its decimal point in the
 * wrong place. A firm's own prices belong in figures.json.
 */
export const USUAL_PRICES = new Map(
  Object.entries({
    electricityPrice: 0.28,
    exportPrice: 0.05,
    exportPriceCustomer: 0.12,
    exportPriceSpecial: 0.15,
    nightPrice: 0.16,
    oilPrice: 0.08,
    oilLitrePrice: 1.16,
    fuelPrice: 1.4,
    panelsFixedPrice: 1500,
    panelsPricePerKw: 1300,
    kw3Price: 16000,
    kw6Price: 33000,
    excel10Price: 62000,
    batteryFixedPrice: 1500,
    batteryPricePerKwh: 450,
    heatPumpPrice: 13000,
    radiatorsPrice: 5000,
    boilerPrice: 4500,
    chargerPrice: 1000,
    loftPrice: 900,
    cavityPrice: 2200,
    wallsPrice: 12000,
    draughtsPrice: 250,
    controlsPrice: 400,
    diverterPrice: 600,
    boilerService: 150,
    heatPumpService: 200,
    turbineService: 450,
    inverterPrice: 1000,
  }),
);
