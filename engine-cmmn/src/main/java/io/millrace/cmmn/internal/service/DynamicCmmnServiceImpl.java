package io.millrace.cmmn.internal.service;

import io.millrace.cmmn.DynamicCmmnService;
import io.millrace.cmmn.runtime.InjectedPlanItemInstanceBuilder;

/**
 * The service that adds to running cases. Thread-safe; one per engine.
 *
 * @param parts what it works with
 */
public record DynamicCmmnServiceImpl(CmmnRuntimeParts parts) implements DynamicCmmnService {

  @Override
  public InjectedPlanItemInstanceBuilder createInjectedPlanItemInstanceBuilder() {
    return new InjectedPlanItemInstanceBuilderImpl(parts);
  }
}
