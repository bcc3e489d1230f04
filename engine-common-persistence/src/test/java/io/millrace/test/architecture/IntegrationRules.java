package io.millrace.test.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.lang.ArchRule;
import java.util.List;

/** The rules for modules that plug the engines into something else. */
public final class IntegrationRules {

  private IntegrationRules() {}

  /**
   * Returns the rules for an integration.
   *
   * @param root its root package, such as {@code io.millrace.spring}
   * @return the rules, each of which says what to do instead
   */
  public static List<ArchRule> of(String root) {
    return List.of(
        noClasses()
            .that()
            .resideInAPackage(root + "..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("io.millrace..internal..")
            .because(
                "an integration is wiring on the public API alone: what it cannot do, an"
                    + " application cannot either, and then the API has to grow"));
  }
}
