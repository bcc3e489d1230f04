package io.millrace.cmmn.internal.definition;

import io.millrace.cmmn.internal.operation.CaseGraph;
import io.millrace.cmmn.internal.operation.CaseGraphs;
import io.millrace.cmmn.internal.parser.CmmnParser;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.deployment.VersionCache;
import io.millrace.common.internal.scope.ScopeTypes;
import java.time.Duration;

/** Keeps compiled cases. Thread-safe. */
public final class CaseDefinitions extends VersionCache<CaseGraph> implements CaseGraphs {

  private final CmmnParser parser;
  private final CaseCompiler compiler;

  /** Creates an empty cache. */
  public CaseDefinitions(CmmnParser parser, CaseCompiler compiler, Duration checkInterval) {
    super(ScopeTypes.CMMN, "case", checkInterval);
    this.parser = parser;
    this.compiler = compiler;
  }

  @Override
  protected CaseGraph compile(DefinitionEntity definition, byte[] resource) {
    var model = parser.parse(definition.resourceName(), resource).model();
    return compiler.compile(definition, model.findCase(definition.key()).orElseThrow(), model);
  }

  @Override
  protected ObjectNotFoundException missing(long definitionId) {
    return new ObjectNotFoundException(
        "There is no case definition with the id '"
            + definitionId
            + "'. Deploy it, or look its id up with a query.");
  }
}
