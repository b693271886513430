import { qrPicture } from '../../components/ui/qr-card.ts';

/** The QR code of pages as an element. */
export const qrElement = (text: string, label: string): Element =>
  new DOMParser().parseFromString(qrPicture(text, label).html, 'text/html').body.firstElementChild!;
