import { Pool, type PoolClient, type PoolConfig } from 'pg'

/**
 * Returns a connection to the pool when it breaks while it is in use. Drizzle never returns one whose `begin` fails, and pg
 * ends the process if no one listens to the error.
 */
class ReturningPool extends Pool {
  override connect(): Promise<PoolClient>
  override connect(callback: Parameters<Pool['connect']>[0]): void
  override connect(callback?: Parameters<Pool['connect']>[0]): Promise<PoolClient> | void {
    return callback === undefined ? super.connect().then(returnedOnce) : super.connect(callback)
  }
}

function returnedOnce(client: PoolClient): PoolClient {
  const giveBack = client.release.bind(client)
  let isReturned = false
  const release = (error?: Error | boolean) => {
    if (isReturned) return
    isReturned = true
    client.removeListener('error', release)
    giveBack(error)
  }
  client.on('error', release)
  client.release = release
  return client
}

export function returningPool(config: PoolConfig): Pool {
  const pool = new ReturningPool(config)
  // The pool replaces a lost idle connection. Without a listener, the event would end the process.
  pool.on('error', () => {})
  return pool
}
