/** Everything the billing of the platform shows, to be asked for anew. */
export const BILLING_CHANGED = { queryKey: ['/api', 'superadmin', 'billing'] }
