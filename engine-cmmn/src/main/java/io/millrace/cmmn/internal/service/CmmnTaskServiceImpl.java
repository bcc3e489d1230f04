package io.millrace.cmmn.internal.service;

import io.millrace.cmmn.CmmnTaskService;
import io.millrace.common.internal.service.Check;
import io.millrace.common.internal.service.TaskCalls;
import io.millrace.common.internal.service.TaskParts;

/** The task service of the CMMN engine; all its calls are shared by the engines. Thread-safe. */
public final class CmmnTaskServiceImpl extends TaskCalls implements CmmnTaskService {

  /** Creates the service of an engine. */
  public CmmnTaskServiceImpl(TaskParts parts) {
    super(new Check("CmmnTaskService"), parts);
  }
}
