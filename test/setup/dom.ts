import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import './dialog';
import './layout';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
