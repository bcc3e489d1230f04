package io.millrace.bpmn.internal.service;

import io.millrace.bpmn.RuntimeService;
import io.millrace.common.internal.service.Check;

/**
 * What the parts of the runtime service have in common. Each part holds the calls about one thing;
 * they check their arguments, run a command, and do nothing else.
 */
interface RuntimeCalls extends RuntimeService {

  /** Checks the arguments of all calls. */
  Check CHECK = new Check("RuntimeService");

  /** Returns what the calls work with. */
  RuntimeParts parts();
}
