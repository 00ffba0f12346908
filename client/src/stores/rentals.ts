import { rentalsApi } from '../api/rentals.ts';
import { createRows } from './rows.ts';

export const useRentals = createRows(rentalsApi);
