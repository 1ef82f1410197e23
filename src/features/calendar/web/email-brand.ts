import type { Country } from '#shared/brand-brief.ts'
import { clockText, shortClockText } from '../calendar-days.ts'

/** What a screen says about the brand of an email. The name is null where only one brand is shown. */
export interface EmailBrand {
  id: string
  country: Country
  name: string | null
  /** The city of the brand's zone, where brands with other zones are in view. */
  city: string | null
}

const withCity = (time: string, { city }: EmailBrand) => (city === null ? time : `${time} ${city}`)

export const sendTimeText = (sendTime: string, brand: EmailBrand): string =>
  withCity(clockText(sendTime, brand.country), brand)

export const shortSendTimeText = (sendTime: string, brand: EmailBrand): string =>
  withCity(shortClockText(sendTime, brand.country), brand)
