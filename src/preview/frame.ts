// Runs in the frame of a preview.
import '../components/tab-set.ts';
