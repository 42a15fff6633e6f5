// Runs inside a preview's frame.
import '../components/tab-set.ts';
