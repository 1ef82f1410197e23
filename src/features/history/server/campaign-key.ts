import { createHash } from 'node:crypto'
import type { UnderstoodCampaign } from '../contract.ts'
import { normaliseName } from './csv/campaign-names.ts'

export const campaignKey = ({ name, sentAt, segment }: Pick<UnderstoodCampaign, 'name' | 'sentAt' | 'segment'>) =>
  [normaliseName(name), sentAt.slice(0, 10), normaliseName(segment ?? '')].join('\n')

export const keyOf = (text: string) => createHash('sha256').update(text).digest('base64url')
