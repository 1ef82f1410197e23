import { Card, CardBody, CardHeader } from '#web/kit/card.tsx'
import type { Operations } from '../../operations-contract.ts'
import { sizeText } from './sizes.ts'

export function DatabaseCard({ operations: { database, versions } }: { operations: Operations }) {
  const largest = database.tables[0]?.sizeBytes ?? 1
  return (
    <Card as="section">
      <CardHeader level={3} title="Database and versions" description={`${sizeText(database.sizeBytes)} total.`} />
      <CardBody className="grid gap-6">
        <ul className="grid gap-2 text-sm">
          {database.tables.map(({ name, sizeBytes }) => (
            <li key={name} className="grid grid-cols-[minmax(0,10rem)_minmax(0,1fr)_5rem] items-center gap-3">
              <span className="truncate font-mono text-xs">{name}</span>
              <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-surface-3">
                <span
                  className="block h-full rounded-full bg-teal"
                  style={{ width: `${(sizeBytes / largest) * 100}%` }}
                />
              </span>
              <span className="tnum text-right text-fg-3">{sizeText(sizeBytes)}</span>
            </li>
          ))}
        </ul>
        <dl className="grid grid-cols-2 gap-3 border-t border-line pt-4 text-sm sm:grid-cols-4">
          {[
            ['Mailmonth', versions.product],
            ['Node', versions.node],
            ['PostgreSQL', versions.postgres.split(' ')[0]],
            ['Migrations', versions.migration],
          ].map(([name, version]) => (
            <div key={name}>
              <dt className="text-xs text-fg-3">{name}</dt>
              <dd className="tnum font-medium">{version}</dd>
            </div>
          ))}
        </dl>
      </CardBody>
    </Card>
  )
}
