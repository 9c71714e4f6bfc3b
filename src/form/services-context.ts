import { createContext, useContext } from 'react';
import type { RandomBytes } from '../core/validation/generate-password';

/** The captcha's box as it stands on the page. */
export interface CaptchaBox {
  response(): string;
  reset(): void;
  remove(): void;
}

/** What groups and modules need of the services, of which they may call none by themselves. */
export interface Outside {
  randomBytes: RandomBytes;
  captcha: {
    /** Draws the box into a container; rejects when the provider's script cannot be had. */
    render(container: HTMLElement, siteKey: string, onResponse: (response: string) => void): Promise<CaptchaBox>;
  };
}

/** Handed in by the app. */
export const OutsideContext = createContext({} as Outside);

export const useOutside = () => useContext(OutsideContext);
