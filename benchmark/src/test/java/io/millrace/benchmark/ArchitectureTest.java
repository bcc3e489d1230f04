package io.millrace.benchmark;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(
    packages = {"io.millrace.benchmark", "org.flowable"},
    importOptions = DoNotIncludeTests.class)
class ArchitectureTest {

  @ArchTest
  static final ArchRule THE_PUBLIC_API_IS_ENOUGH =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAPackage("io.millrace..internal..")
          .because("the benchmark measures what applications can do; ask for a public method");

  @ArchTest
  static final ArchRule ENGINES_ARE_KNOWN_TO_THEIR_ADAPTERS_ALONE =
      noClasses()
          .that()
          .resideInAnyPackage("..scenario..", "..measure..", "..report..", "..database..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("io.millrace.bpmn..", "io.millrace.cmmn..", "io.millrace.common..")
          .because("peers are measured by the same code; put the call behind EngineUnderTest");

  @ArchTest
  static final ArchRule PACKAGES_HAVE_NO_CYCLES =
      slices()
          .matching("io.millrace.benchmark.(*)..")
          .should()
          .beFreeOfCycles()
          .because("a package must be readable alone; move the shared type to the lower one");
}
