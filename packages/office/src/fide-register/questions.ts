export { findInFideRegister } from './find-in-fide-register.ts';
export { showFideRegister } from './show-fide-register.ts';
