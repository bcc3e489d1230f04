package io.millrace.bpmn.internal.parser;

import static com.tngtech.archunit.lang.conditions.ArchConditions.be;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The model is data, and the parser knows nothing but the model and the XML reader. */
@AnalyzeClasses(
    packages = {
      "io.millrace.bpmn.internal.model",
      "io.millrace.bpmn.internal.parser",
      "io.millrace.common.internal.localization"
    },
    importOptions = ImportOption.DoNotIncludeTests.class)
class ParserArchitectureTest {

  private static final String LOCALIZATION = "io.millrace.common.internal.localization";

  private static final DescribedPredicate<JavaClass> PURE_DATA =
      DescribedPredicate.describe(
          "records, enums or sealed",
          type -> type.isRecord() || type.isEnum() || type.reflect().isSealed());

  @ArchTest
  static final ArchRule modelTypesAreData =
      classes()
          .that()
          .resideInAPackage("..model..")
          .and()
          .doNotHaveSimpleName("package-info")
          .should(be(PURE_DATA))
          .because("a model is shared between threads: move what it does to an operation");

  @ArchTest
  static final ArchRule modelCallsTheJdkAlone =
      classes()
          .that()
          .resideInAPackage("..model..")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage("..bpmn.internal.model..", LOCALIZATION, "java..")
          .because("everything depends on the model");

  @ArchTest
  static final ArchRule localizationCallsTheJdkAlone =
      classes()
          .that()
          .resideInAPackage(LOCALIZATION)
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(LOCALIZATION, "java..")
          .because("models hold it");

  @ArchTest
  static final ArchRule parserCallsModelAndXmlAlone =
      noClasses()
          .that()
          .resideInAPackage("..parser..")
          .should()
          .dependOnClassesThat(
              DescribedPredicate.describe(
                  "other parts of the engine",
                  type ->
                      type.getPackageName().startsWith("io.millrace")
                          && !type.getPackageName().startsWith("io.millrace.bpmn.internal.parser")
                          && !type.getPackageName().equals("io.millrace.bpmn.internal.model")
                          && !type.getPackageName().equals("io.millrace.common.internal.xml")
                          && !type.getPackageName().equals(LOCALIZATION)
                          && !type.getPackageName().equals("io.millrace.common")))
          .because("a port in the parser's package is how others take part");

  @ArchTest
  static final ArchRule packagesHaveNoCycles =
      slices().matching("io.millrace.bpmn.internal.(parser..)").should().beFreeOfCycles();
}
