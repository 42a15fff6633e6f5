import battery from 'lucide-static/icons/battery.svg?raw';
import batteryCharging from 'lucide-static/icons/battery-charging.svg?raw';
import brickWall from 'lucide-static/icons/brick-wall.svg?raw';
import chart from 'lucide-static/icons/chart-column.svg?raw';
import faucet from 'lucide-static/icons/faucet.svg?raw';
import flame from 'lucide-static/icons/flame.svg?raw';
import forklift from 'lucide-static/icons/forklift.svg?raw';
import house from 'lucide-static/icons/house.svg?raw';
import leaf from 'lucide-static/icons/leaf.svg?raw';
import lightbulb from 'lucide-static/icons/lightbulb.svg?raw';
import plug from 'lucide-static/icons/plug-zap.svg?raw';
import shield from 'lucide-static/icons/shield.svg?raw';
import sun from 'lucide-static/icons/sun.svg?raw';
import toolbox from 'lucide-static/icons/toolbox.svg?raw';
import wind from 'lucide-static/icons/wind.svg?raw';
import wrench from 'lucide-static/icons/wrench.svg?raw';
import zap from 'lucide-static/icons/zap.svg?raw';

/** The icons available to content: their labels for editors, and their drawings. */
const ICONS: Readonly<Record<string, { label: string; drawing: string }>> = {
  Wind: { label: 'Wind', drawing: wind },
  Sun: { label: 'Sun', drawing: sun },
  PlugZap: { label: 'Plug', drawing: plug },
  Battery: { label: 'Battery', drawing: battery },
  Zap: { label: 'Lightning', drawing: zap },
  Home: { label: 'House', drawing: house },
  Wrench: { label: 'Spanner', drawing: wrench },
  Shield: { label: 'Shield', drawing: shield },
  Lightbulb: { label: 'Light bulb', drawing: lightbulb },
  BarChart4: { label: 'Chart', drawing: chart },
  Forklift: { label: 'Forklift', drawing: forklift },
  BrickWall: { label: 'Brick wall', drawing: brickWall },
  Flame: { label: 'Flame', drawing: flame },
  Faucet: { label: 'Tap', drawing: faucet },
  BatteryCharging: { label: 'Charging battery', drawing: batteryCharging },
  Toolbox: { label: 'Toolbox', drawing: toolbox },
};

const iconOf = (name: string) => (Object.hasOwn(ICONS, name) ? ICONS[name] : undefined);

/** The inner SVG of an icon, 24 units square; a leaf for an unknown name. */
export const shapesOf = (name: string): string =>
  (iconOf(name)?.drawing ?? leaf)
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace('</svg>', '')
    .replace(/\s*\n\s*/g, '');

/** An icon's label for editors. */
export const iconLabel = (name: string): string => iconOf(name)?.label ?? name;
