import { configure } from '@testing-library/react';

// A part that is loaded when it is first drawn takes its time on a busy machine.
configure({ asyncUtilTimeout: 5_000 });
