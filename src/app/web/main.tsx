import { startProduct } from './product.tsx'

// In a separate task, so that input doesn't wait for both the evaluation of the scripts and the start.
setTimeout(() => void startProduct())
