import { injectable } from 'inversify';

export interface DrawnCaptcha {
  readonly text: string;
  readonly svg: string;
}

/** Draws letters that people read more easily than programs do. */
@injectable()
export class CaptchaDrawing {
  async draw(): Promise<DrawnCaptcha> {
    // Its font takes a while to read: only a server that needs a captcha does it.
    const { create } = await import('svg-captcha');
    const { text, data } = create({ size: 5, noise: 3, ignoreChars: '0oO1iIlL', width: 150, height: 44 });
    return { text, svg: data };
  }
}
