package io.millrace.cmmn.internal.parser;

import java.util.Set;

/**
 * The namespaces whose attributes and elements mean something to us; all others belong to modelers.
 */
public final class Namespaces {

  /** CMMN 1.1. */
  public static final String CMMN = "http://www.omg.org/spec/CMMN/20151109/MODEL";

  /** Diagrams of CMMN 1.1. */
  public static final String DIAGRAMS = "http://www.omg.org/spec/CMMN/20151109/CMMNDI";

  /** What we add to the standard. */
  public static final String MILLRACE = "http://millrace.io/schema/cmmn";

  private static final Set<String> OLD =
      Set.of("http://www.omg.org/spec/CMMN/20131201/MODEL", "http://www.omg.org/cmmn");
  private static final Set<String> ENGINES =
      Set.of(
          MILLRACE,
          "http://flowable.org/cmmn",
          "http://activiti.org/cmmn",
          "http://camunda.org/schema/1.0/cmmn",
          "http://operaton.org/schema/1.0/cmmn");

  private Namespaces() {}

  /** Tells whether a namespace is that of CMMN of any version. */
  public static boolean isModel(String uri) {
    return CMMN.equals(uri) || isOld(uri);
  }

  /** Tells whether a namespace is that of CMMN 1.0. */
  static boolean isOld(String uri) {
    return OLD.contains(uri);
  }

  /** Tells whether an attribute or element of this namespace is for an engine to obey. */
  static boolean isEngine(String uri) {
    return ENGINES.contains(uri);
  }
}
