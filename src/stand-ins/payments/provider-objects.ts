// Names and nesting are the provider's own.

export interface ProviderPrice {
  id: string
  object: 'price'
  active: boolean
  currency: string
  recurring: { interval: 'month'; interval_count: 1 }
  type: 'recurring'
  unit_amount: number
}

export interface ProviderCoupon {
  id: string
  object: 'coupon'
  duration: 'once' | 'forever'
  percent_off: number
  amount_off: null
  name: string
  valid: boolean
}

export interface ProviderPromotionCode {
  id: string
  object: 'promotion_code'
  active: boolean
  code: string
  promotion: { type: 'coupon'; coupon: string }
}

export interface ProviderCustomer {
  id: string
  object: 'customer'
  created: number
  email: string
  livemode: false
  /** `card: declines` makes the next payments fail. */
  metadata: Record<string, string>
}

export interface ProviderDiscount {
  id: string
  object: 'discount'
  source: { type: 'coupon'; coupon: string }
  promotion_code: string
  start: number
}

export interface ProviderSubscription {
  id: string
  object: 'subscription'
  billing_cycle_anchor: number
  cancel_at: number | null
  cancel_at_period_end: boolean
  canceled_at: number | null
  collection_method: 'charge_automatically'
  created: number
  currency: string
  customer: string
  discounts: ProviderDiscount[]
  ended_at: number | null
  items: {
    object: 'list'
    data: {
      id: string
      object: 'subscription_item'
      created: number
      current_period_start: number
      current_period_end: number
      price: ProviderPrice
      quantity: number
      subscription: string
    }[]
  }
  latest_invoice: string | null
  livemode: false
  metadata: Record<string, string>
  start_date: number
  status: 'active' | 'trialing' | 'past_due' | 'canceled'
  trial_end: number | null
  trial_start: number | null
}

export interface ProviderInvoice {
  id: string
  object: 'invoice'
  amount_due: number
  amount_paid: number
  amount_remaining: number
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  created: number
  currency: string
  customer: string
  hosted_invoice_url: string
  invoice_pdf: null
  livemode: false
  number: string
  parent: {
    type: 'subscription_details'
    subscription_details: { subscription: string; metadata: Record<string, string> }
  }
  payments: {
    object: 'list'
    data: {
      id: string
      object: 'invoice_payment'
      amount_paid: number
      payment: { type: 'payment_intent'; payment_intent: string }
      status: 'paid'
    }[]
  }
  status: 'open' | 'paid' | 'void'
  status_transitions: { finalized_at: number; paid_at: number | null; voided_at: number | null }
}

export interface ProviderCheckout {
  id: string
  object: 'checkout.session'
  allow_promotion_codes: boolean | null
  cancel_url: string
  client_reference_id: string | null
  created: number
  customer: string | null
  customer_details: { email: string } | null
  customer_email: string | null
  discounts: { promotion_code: string }[]
  expires_at: number
  livemode: false
  metadata: Record<string, string>
  mode: 'subscription'
  payment_status: 'unpaid' | 'paid' | 'no_payment_required'
  status: 'open' | 'complete' | 'expired'
  subscription: string | null
  success_url: string
  url: string | null
  /** Internal: the future subscription. Never part of a response. */
  wish: { price: string; metadata: Record<string, string>; trial: number }
}

export interface ProviderPortal {
  id: string
  object: 'billing_portal.session'
  created: number
  customer: string
  flow: {
    type: 'subscription_cancel' | 'subscription_update_confirm'
    subscription: string
    price: string | null
    return_url: string
  } | null
  livemode: false
  return_url: string
  url: string
}

export interface ProviderRefund {
  id: string
  object: 'refund'
  amount: number
  created: number
  currency: string
  payment_intent: string
  status: 'succeeded'
}

export interface ProviderEvent {
  id: string
  object: 'event'
  created: number
  data: { object: unknown }
  livemode: false
  pending_webhooks: number
  type: string
}

export type ProviderObject =
  | ProviderCheckout
  | ProviderCustomer
  | ProviderInvoice
  | ProviderPortal
  | ProviderRefund
  | ProviderSubscription
