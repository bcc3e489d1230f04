package io.millrace.cmmn.internal.service;

import io.millrace.cmmn.CmmnRuntimeService;
import io.millrace.common.internal.service.Check;

/**
 * What the parts of the runtime service have in common. Each part holds the calls about one thing;
 * they check their arguments, run a command, and do nothing else.
 */
interface CmmnRuntimeCalls extends CmmnRuntimeService {

  /** Checks the arguments of all calls. */
  Check CHECK = new Check("CmmnRuntimeService");

  /** Returns what the calls work with. */
  CmmnRuntimeParts parts();
}
