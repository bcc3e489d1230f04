package io.millrace.bpmn.internal.parser;

import java.util.Set;

/**
 * The namespaces whose attributes and elements mean something to us; all others belong to modelers.
 */
public final class Namespaces {

  /** The namespace of BPMN 2.0. */
  public static final String BPMN = "http://www.omg.org/spec/BPMN/20100524/MODEL";

  /** The namespace of this engine's own attributes and elements. */
  public static final String MILLRACE = "http://millrace.io/schema/bpmn";

  /** The namespace of Camunda 8, whose models are written in a language of their own. */
  public static final String ZEEBE = "http://camunda.org/schema/zeebe/1.0";

  private static final Set<String> FLOWABLE_FAMILY =
      Set.of("http://flowable.org/bpmn", "http://activiti.org/bpmn");
  private static final Set<String> CAMUNDA_FAMILY =
      Set.of("http://camunda.org/schema/1.0/bpmn", "http://operaton.org/schema/1.0/bpmn");

  private Namespaces() {}

  /**
   * Tells whether {@code async} on a multi-instance activity means each of its instances, not all
   * at once.
   */
  static boolean isFlowable(String uri) {
    return FLOWABLE_FAMILY.contains(uri);
  }

  /** Tells whether an attribute or element of this namespace is for an engine to obey. */
  public static boolean isEngine(String uri) {
    return MILLRACE.equals(uri) || FLOWABLE_FAMILY.contains(uri) || CAMUNDA_FAMILY.contains(uri);
  }
}
