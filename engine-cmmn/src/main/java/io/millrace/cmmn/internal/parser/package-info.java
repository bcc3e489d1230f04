/**
 * Turns CMMN files into models, and says what is wrong with them.
 *
 * <p>The deployer and the definitions call it. It may call the model and the shared XML reader.
 */
package io.millrace.cmmn.internal.parser;
