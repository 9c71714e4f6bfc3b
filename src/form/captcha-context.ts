import { createContext, useContext } from 'react';

/** The box as it stands on the page. */
export interface CaptchaBox {
  response(): string;
  reset(): void;
  remove(): void;
}

/** Draws the captcha box into a container; rejects when the provider's script cannot be had. */
export type RenderCaptcha = (container: HTMLElement, onResponse: (response: string) => void) => Promise<CaptchaBox>;

/** Modules may not call services, so the app hands this one in. */
export const CaptchaContext = createContext<RenderCaptcha>(() => Promise.reject(new Error('No captcha was handed in.')));

export const useCaptcha = () => useContext(CaptchaContext);
