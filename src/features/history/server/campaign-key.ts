import { hash } from 'node:crypto'
import type { UnderstoodCampaign } from '../contract.ts'
import { normaliseName } from './csv/campaign-names.ts'

export const campaignKey = ({ name, sentAt, segment }: Pick<UnderstoodCampaign, 'name' | 'sentAt' | 'segment'>) =>
  `${normaliseName(name)}\n${sentAt.slice(0, 10)}\n${segment === null ? '' : normaliseName(segment)}`

export const keyOf = (text: string) => hash('sha256', text, 'base64url')
