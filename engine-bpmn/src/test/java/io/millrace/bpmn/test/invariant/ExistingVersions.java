package io.millrace.bpmn.test.invariant;

import io.millrace.test.Invariant;
import io.millrace.test.SqlInvariant;

/** What belongs to a version of a process is gone when that is deleted. */
final class ExistingVersions {

  private static final String ORPHANS =
      """
      select 'job' as KIND, ID_ as ID, SCOPE_DEFINITION_ID_ as VERSION_ID from MR_JOB
      where SCOPE_TYPE_ = 'bpmn' and SCOPE_DEFINITION_ID_ is not null
        and not exists (select 1 from MR_DEFINITION D where D.ID_ = SCOPE_DEFINITION_ID_)
      union all
      select 'subscription', ID_, SCOPE_DEFINITION_ID_ from MR_EVENT_SUBSCRIPTION
      where SCOPE_TYPE_ = 'bpmn' and SCOPE_DEFINITION_ID_ is not null
        and not exists (select 1 from MR_DEFINITION D where D.ID_ = SCOPE_DEFINITION_ID_)
      union all
      select 'kept message', ID_, PROCESS_DEFINITION_ID_ from MR_KEPT_MESSAGE
      where PROCESS_DEFINITION_ID_ is not null
        and not exists (select 1 from MR_DEFINITION D where D.ID_ = PROCESS_DEFINITION_ID_)
      """;

  static final Invariant INVARIANT =
      new SqlInvariant(
          ORPHANS, "{KIND} {ID} belongs to the version {VERSION_ID}, which is not there");

  private ExistingVersions() {}
}
