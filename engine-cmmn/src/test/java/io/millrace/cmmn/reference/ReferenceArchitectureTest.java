package io.millrace.cmmn.reference;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import org.junit.jupiter.api.Test;

class ReferenceArchitectureTest {

  /** Tests, and the adapter that plugs in the engine. */
  private static final DescribedPredicate<JavaClass> WHAT_MAY_KNOW_MORE =
      DescribedPredicate.describe(
          "tests and the adapter of the engine",
          type -> type.getName().matches(".*\\.(Millrace\\w+|\\w+(?<!Under)Test)(\\$.*)?"));

  @Test
  void theInterpreterDependsOnNoClassOfTheEngine() {
    var imported = new ClassFileImporter().importPackages("io.millrace.cmmn.reference");

    classes()
        .that(DescribedPredicate.not(WHAT_MAY_KNOW_MORE))
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("java..", "io.millrace.cmmn.reference", "io.millrace.test.random")
        .andShould()
        .onlyDependOnClassesThat(DescribedPredicate.not(WHAT_MAY_KNOW_MORE))
        .because(
            "it must not share a mistake with the engine; put what needs the engine into the adapter")
        .check(imported);
  }
}
