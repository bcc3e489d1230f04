package io.millrace.cmmn.internal;

import io.millrace.cmmn.CmmnHistoryService;
import io.millrace.cmmn.CmmnManagementService;
import io.millrace.cmmn.CmmnMigrationService;
import io.millrace.cmmn.CmmnRepositoryService;
import io.millrace.cmmn.CmmnRuntimeService;
import io.millrace.cmmn.CmmnTaskService;
import io.millrace.cmmn.DynamicCmmnService;
import io.millrace.common.identity.IdentityService;

/**
 * The services of an engine. Immutable and thread-safe.
 *
 * @param repository deploys case definitions
 * @param runtime starts cases
 * @param tasks works on open tasks
 * @param history shows what cases did
 * @param management looks at tables and jobs
 * @param migration moves cases to other versions
 * @param dynamic adds plan items to running cases
 * @param identity names who calls
 */
record CmmnServices(
    CmmnRepositoryService repository,
    CmmnRuntimeService runtime,
    CmmnTaskService tasks,
    CmmnHistoryService history,
    CmmnManagementService management,
    CmmnMigrationService migration,
    DynamicCmmnService dynamic,
    IdentityService identity) {}
