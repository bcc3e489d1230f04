package io.millrace.bpmn.internal;

import io.millrace.common.internal.engine.AdditionalEngine;
import io.millrace.common.internal.engine.SharedSettings;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * The settings of a process engine while it is built: what {@code ProcessEngineConfiguration}
 * documents.
 */
public final class EngineSettings extends SharedSettings {

  public final List<AdditionalEngine> engines = new ArrayList<>();
  public boolean asyncWorkReleasesConnection;
  public boolean keepsMessages;
  public Duration thrownMessagesKeptFor;
  public int maxLoopInstances = 100_000;
}
