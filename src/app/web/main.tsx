import { startProduct } from './product.tsx'

void startProduct()
