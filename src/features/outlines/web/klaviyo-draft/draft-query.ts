import { endpointQuery } from '#web/endpoint-query.ts'
import { klaviyoDraftEndpoints } from '../../klaviyo-draft-contract.ts'

export const klaviyoDraftOptions = (id: string) => endpointQuery(klaviyoDraftEndpoints.read, { params: { id } })

export const audiencesOptions = (brandId: string) =>
  endpointQuery(klaviyoDraftEndpoints.audiences, { params: { id: brandId } })
