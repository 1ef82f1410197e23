import { Link, useSearch } from '@tanstack/react-router'
import { Building2 } from 'lucide-react'
import { UserManagementTab } from '#features/team/web/widgets/user-management-tab.tsx'
import { useWorkspace } from '#features/access/web/queries.ts'
import { Button } from '#web/kit/button.tsx'
import { Card } from '#web/kit/card.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { PageHeader } from '#web/kit/page-header.tsx'
import { PAGE_WORDS } from '#web/page-words.ts'
import { paths } from '#web/paths.ts'
import { routeIds } from '#web/searches.ts'
import { TabNav } from '#web/tab-nav.tsx'
import { AccountInfoTab } from './account-info-tab.tsx'
import { IntegrationsTab } from './integrations-tab.tsx'
import { SETTINGS_TABS, settingsTab } from './settings-tabs.ts'
import { SupportTab } from './support-tab.tsx'
import { UserProfileTab } from './user-profile-tab.tsx'

export function SettingsPage() {
  const current = useWorkspace()
  const asked = useSearch({ from: routeIds.settings }).tab
  const tab = settingsTab(asked)
  return (
    <>
      <title>Settings · Mailmonth</title>
      <PageHeader {...PAGE_WORDS.settings} />
      <TabNav aria-label="Settings" to={paths.settings} tabs={SETTINGS_TABS} current={tab} />
      {tab === 'profile' && <UserProfileTab />}
      {tab === 'support' && <SupportTab />}
      {tab === 'account' &&
        (current === null ? (
          <NoWorkspace />
        ) : (
          <AccountInfoTab key={current.workspace.id} current={current} showBrands={asked === 'brands'} />
        ))}
      {tab === 'users' &&
        (current === null ? <NoWorkspace /> : <UserManagementTab key={current.workspace.id} current={current} />)}
      {tab === 'integrations' && (current === null ? <NoWorkspace /> : <IntegrationsTab current={current} />)}
    </>
  )
}

function NoWorkspace() {
  return (
    <Card>
      <EmptyState
        icon={<Building2 aria-hidden />}
        title="No Workspace Found"
        description="A workspace holds your brands and your team. We create it with your first brand."
        action={
          <Button asChild size="touch">
            <Link to={paths.onboarding}>Go to onboarding</Link>
          </Button>
        }
      />
    </Card>
  )
}
