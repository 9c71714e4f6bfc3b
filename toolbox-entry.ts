import { openToolbox } from './src/toolbox/open-toolbox';

// The widget calls it, once for each form whose page config asks for the toolbox.
window.charterformToolbox = openToolbox;
